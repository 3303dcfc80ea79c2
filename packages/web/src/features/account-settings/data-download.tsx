import type { exportAccount } from "@rewright/contract/account";
import { productName } from "@rewright/contract/product";
import { Download } from "lucide-react";
import { read } from "../../api/call.ts";
import { Button } from "../../ui/button.tsx";
import { Outcome } from "./outcome.tsx";
import { useAction } from "./use-action.ts";

const fileName = `${productName.toLowerCase()}-account.json`;

/** All that is stored about the account, as a file. */
export function DataDownload() {
  const action = useAction();

  const download = () =>
    action.run(async () => {
      const data = await read<typeof exportAccount>("/api/account/export");
      save(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: "application/json" }));
      return `Your data is in the file ${fileName}.`;
    });

  return (
    <>
      <Button disabled={action.busy} onClick={download}>
        <Download size={16} aria-hidden />
        {action.busy ? "Preparing..." : "Download my data"}
      </Button>
      <Outcome {...action} />
    </>
  );
}

function save(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Browsers begin to read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
