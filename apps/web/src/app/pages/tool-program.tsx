/** What a tool page loads after it is drawn: the calls of the API and what is shown of their answers. */
export { findWork } from '../../site/tools/find-work.ts'
export { SourceHealth } from '../../site/tools/source-health.tsx'
export { WorkResult } from '../../site/tools/work-result.tsx'
