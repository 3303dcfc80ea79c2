export { quantity, timeOf } from "@rewright/contract/quantity";
