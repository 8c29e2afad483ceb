export * from './adapter.ts'
export * from './failure.ts'
export * from './money.ts'
export * from './provider.ts'
