import { Link } from "react-router";
import { BlogLink } from "./blog-link.tsx";

/** Shows the links of the header or the mobile menu. `className` is set on each link. */
export function SiteLinks({ className, onFollow }: { className: string; onFollow?: () => void }) {
  return (
    <>
      <div className="only-user">
        <Link to="/dashboard" className={className} onClick={onFollow}>
          Dashboard
        </Link>
      </div>
      <div className="only-annual">
        <Link to="/batch" className={className} onClick={onFollow}>
          Batches
        </Link>
      </div>
      <Link to="/#faq" className={className} onClick={onFollow}>
        FAQ
      </Link>
      <Link to="/terms" className={className} onClick={onFollow}>
        Terms
      </Link>
      <Link to="/pricing" className={className} onClick={onFollow}>
        Pricing
      </Link>
      <BlogLink className={className} />
      <Link to="/contact" className={className} onClick={onFollow}>
        Contact
      </Link>
      <div className="only-admin">
        <Link to="/admin" className={className} onClick={onFollow}>
          Admin
        </Link>
      </div>
    </>
  );
}
