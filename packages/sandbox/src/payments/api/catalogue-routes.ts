import { catalogue } from "../catalogue.ts";
import { rowWith } from "../state.ts";
import { fits, pageFields, pageOf } from "./list-page.ts";
import { get } from "./routes.ts";

export const catalogueRoutes = [
  get("/v1/products", { ...pageFields, active: "boolean" }, (_, { active, ...page }) => {
    const rows = Object.values(catalogue.products).filter((one) => fits(one, { active }));
    return pageOf("/v1/products", rows, page);
  }),
  get("/v1/products/:id", {}, (_, __, id) => rowWith("product", catalogue.products, id)),
  get("/v1/prices", { ...pageFields, active: "boolean", product: "text" }, (_, { active, product, ...page }) => {
    const rows = Object.values(catalogue.prices).filter((one) => fits(one, { active, product }));
    return pageOf("/v1/prices", rows, page);
  }),
  get("/v1/prices/:id", {}, (_, __, id) => rowWith("price", catalogue.prices, id)),
];
