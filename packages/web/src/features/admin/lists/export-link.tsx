import type { ExportedTable } from "@rewright/contract/admin/choices";
import { Download } from "lucide-react";

/** Shows a link that downloads a whole table as a CSV file. */
export function ExportLink({ table }: { table: ExportedTable }) {
  return (
    <a
      href={`/api/admin/export/${table}`}
      download={`${table}.csv`}
      className="inline-flex h-9 shrink-0 items-center gap-2 rounded-control border border-control px-3 text-sm font-medium whitespace-nowrap hover:bg-well"
    >
      <Download size={16} aria-hidden />
      Export CSV
    </a>
  );
}
