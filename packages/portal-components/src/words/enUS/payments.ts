/** Paying the account by card, on the provider's page. */
export const payments = {
  cancelledTitle: 'Payment canceled',
  cancelled: 'You have canceled your payment.',
}
