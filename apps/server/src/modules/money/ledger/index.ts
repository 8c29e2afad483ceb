export { book, listBalances, type Side } from './ledger.repository.ts'
