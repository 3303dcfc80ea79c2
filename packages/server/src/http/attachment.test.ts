import fc from "fast-check";
import { expect, test } from "vitest";
import { attachment } from "./attachment.ts";

test("the Content-Disposition header of a download contains the file's full name and an ASCII version of it", () => {
  expect(attachment(undefined)).toBe("attachment");
  expect(attachment("essay.docx")).toBe(`attachment; filename="essay.docx"; filename*=UTF-8''essay.docx`);
  expect(attachment('Łódź "new" (2).md')).toBe(
    `attachment; filename="__d_ _new_ (2).md"; filename*=UTF-8''%C5%81%C3%B3d%C5%BA%20%22new%22%20%282%29.md`,
  );
});

test("no file name breaks the Content-Disposition header, and every name can be read back from it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const [, plain, encoded] = /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.~%-]*)$/.exec(
        attachment(name),
      )!;
      expect(plain).toMatch(/^[\x20-\x7e]*$/);
      expect(decodeURIComponent(encoded!)).toBe(name);
    }),
  );
});
