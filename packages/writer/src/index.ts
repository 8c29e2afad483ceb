export { createOfflineEngine } from './offline-engine.ts'
export { SAMPLE_TOPICS } from './sample-topics.ts'
export { writeStoryboard } from './write-storyboard.ts'
