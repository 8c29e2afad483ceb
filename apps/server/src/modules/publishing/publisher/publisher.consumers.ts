import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { completePost } from './complete-post.ts'

export const publisherConsumers = [
  defineConsumer({
    name: 'publisher.complete-posts',
    kinds: ['target.published'],
    handle: completePost,
  }),
]
