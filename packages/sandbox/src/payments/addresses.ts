/** The addresses of pages that objects of the payment API link to. */
export const addresses = {
  checkout: (sessionId: string) => `/payments/checkout/${sessionId}`,
  portal: (portalId: string) => `/payments/portal/${portalId}`,
  invoice: (invoiceId: string) => `/payments/invoices/${invoiceId}`,
  invoicePdf: (invoiceId: string) => `/payments/invoices/${invoiceId}/pdf`,
} as const;
