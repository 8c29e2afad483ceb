/** Every column sealed by the vault, and the column with its row id. */
export const SEALED_COLUMNS = [
  { table: 'affiliate_payouts', rowId: 'id', field: 'sealed_requisites' },
  { table: 'connections', rowId: 'id', field: 'sealed_access_token' },
  { table: 'connections', rowId: 'id', field: 'sealed_refresh_token' },
  { table: 'oauth_states', rowId: 'state_hash', field: 'sealed_verifier' },
  { table: 'payment_methods', rowId: 'id', field: 'sealed_token' },
] as const
