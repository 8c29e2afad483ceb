type Form = Record<string, string>

/** Presses a button of /sandbox. */
const press = async ({ url, action, form = {} }: { url: string; action: string; form?: Form }) => {
  const answer = await fetch(`${url}/sandbox/${action}`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  if (answer.status >= 400) throw new Error(`/sandbox/${action}: ${answer.status}`)
}

type Account = { network: string; account: string }

/** Controls of the fake networks. */
export const sandboxOf = (url: string) => ({
  revoke: (form: Account) => press({ url, action: 'revoke', form }),
  /** Adds a fault for matching requests. */
  fault: (form: { network: string; kind: string; path: string; times: string }) =>
    press({ url, action: 'fault', form }),
  /** A stranger, by number, writes of the account. */
  mention: (form: Account & { person: string; text: string }) =>
    press({ url, action: 'act', form: { action: 'mention', ...form } }),
  clearFaults: (network: string) => press({ url, action: 'clear-faults', form: { network } }),
})
