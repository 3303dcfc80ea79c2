import { addresses } from "../addresses.ts";

/** The addresses of pages to which no API object links. */
export const pageAddresses = {
  overview: "/payments",
  customer: (customerId: string) => `/payments/customers/${customerId}`,
  event: (eventId: string) => `/payments/events/${eventId}`,
  payInvoice: (invoiceId: string) => `${addresses.invoice(invoiceId)}/pay`,
  portalCard: (portalId: string) => `${addresses.portal(portalId)}/card`,
  portalCancel: (portalId: string) => `${addresses.portal(portalId)}/cancel`,
  portalResume: (portalId: string) => `${addresses.portal(portalId)}/resume`,
} as const;
