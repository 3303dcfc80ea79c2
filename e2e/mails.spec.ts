import { join } from "node:path";
import { layOut } from "../packages/server/src/mail/lay-out.ts";
import { everyMail, mailToAdmins } from "../packages/server/test/every-mail.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, test } from "./test.ts";

// Checks how every email looks in a browser. `npm run screens` stores screenshots of the emails.

const pictures = process.env.SCREENS;
const origin = "https://rewright.example";
const every = { ...everyMail({ origin }), contact: mailToAdmins({ origin }) };

for (const width of [390, 640]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`in a window ${width} pixels wide with ${colorScheme} colors,`, () => {
      test.use({ viewport: { width, height: 320 }, colorScheme });

      test("[MESSAGES-121, MESSAGES-123] every email fits, and axe (an accessibility checker) finds no fault in it", async ({
        page,
      }) => {
        for (const [name, mail] of Object.entries(every)) {
          await page.setContent(layOut(mail).html);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, name).toBeLessThanOrEqual(0);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(mail.subject);
          await expectNoViolations(page);
          if (!pictures) continue;
          const path = join(pictures, "mails", `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: true, scale: "css" });
        }
      });
    });
  }
}
