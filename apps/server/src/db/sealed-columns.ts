/** Every column sealed by the vault, and the column with its row id. */
export const SEALED_COLUMNS = [
  { table: 'affiliate_payouts', rowId: 'id', field: 'sealed_requisites' },
  { table: 'connections', rowId: 'id', field: 'sealed_access_token' },
  { table: 'connections', rowId: 'id', field: 'sealed_refresh_token' },
  { table: 'oauth_states', rowId: 'state_hash', field: 'sealed_verifier' },
  { table: 'payment_methods', rowId: 'id', field: 'sealed_token' },
  { table: 'push_subscriptions', rowId: 'id', field: 'sealed_subscription' },
  { table: 'push_keys', rowId: 'public_key', field: 'sealed_private_key' },
] as const
