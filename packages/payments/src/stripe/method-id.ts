/** A saved card is charged by its customer id and its own id. */
export const encodeMethodId = ({ customer, method }: { customer: string; method: string }) =>
  `${customer}/${method}`

export const parseMethodId = (
  methodId: string,
): { customer: string; method: string } | undefined => {
  const [, customer, method] = /^(cus_[^/]+)\/(pm_[^/]+)$/.exec(methodId) ?? []
  return customer && method ? { customer, method } : undefined
}
