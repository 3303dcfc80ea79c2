import type { exportAccount } from "@rewright/contract/account";
import { productName } from "@rewright/contract/product";
import { Download } from "lucide-react";
import { read } from "#src/api/call.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { accountSettingsStrings } from "./strings.ts";

const fileName = `${productName.toLowerCase()}-account.json`;

/** Downloads all data that is stored about the account, as a file. */
export function DataDownload() {
  const action = useAction();

  const download = () =>
    action.run(async () => {
      const data = await read<typeof exportAccount>("/api/account/export");
      saveFile(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: "application/json" }), fileName);
      return accountSettingsStrings.dataSaved(fileName);
    });

  return (
    <>
      <Button waiting={action.busy} onClick={download}>
        <Download size={16} aria-hidden />
        {action.busy ? accountSettingsStrings.preparing : accountSettingsStrings.downloadMyData}
      </Button>
      <Outcome {...action} />
    </>
  );
}
