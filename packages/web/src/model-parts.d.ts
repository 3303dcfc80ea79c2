declare module "virtual:model-parts" {
  const list: import("../on-device/model-parts.ts").ModelPartList;
  export default list;
}
