/** The late chunk of a tool page: API calls and their results. */
export { FindFailure, findToolAddress, findWork } from './find-work.ts'
export { SourceHealth, SourceStatus } from './source-health.tsx'
export { WorkResult } from './work-result.tsx'
