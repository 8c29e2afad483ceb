export type GoogleReturn =
  | { kind: 'code'; code: string; state: string; iss?: string }
  | { kind: 'refused' }
  | { kind: 'broken' }

export const readGoogleReturn = (search: string): GoogleReturn => {
  const params = new URLSearchParams(search)
  const error = params.get('error')
  if (error === 'access_denied') return { kind: 'refused' }
  const code = params.get('code')
  const state = params.get('state')
  if (error || !code || !state) return { kind: 'broken' }
  const iss = params.get('iss')
  return { kind: 'code', code, state, ...(iss && { iss }) }
}
