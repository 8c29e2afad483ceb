/** Every column the vault seals, and the column that names its row. */
export const SEALED_COLUMNS = [
  { table: 'connections', rowId: 'id', field: 'sealed_access_token' },
  { table: 'connections', rowId: 'id', field: 'sealed_refresh_token' },
  { table: 'oauth_states', rowId: 'state_hash', field: 'sealed_verifier' },
] as const
