import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { AiForm } from './ai-form.ts'

const aboutOf = ({ topic, productId }: Pick<AiForm, 'topic' | 'productId'>) => ({
  topic,
  productId,
})

/** Restores the form from a past request. */
export const formOfTask = (task: AiTask): Partial<AiForm> => {
  const { kind } = task
  switch (kind) {
    case 'hooks':
      return { kind, ...aboutOf(task), family: task.family, hooks: String(task.count) }
    case 'caption':
      return {
        kind,
        ...aboutOf(task),
        tone: task.tone,
        length: task.length,
        network: task.network,
      }
    case 'rewrite':
      return { kind, text: task.text, mode: task.mode, tone: task.tone }
    case 'adapt':
      return { kind, text: task.text, networks: task.networks, media: task.media }
    case 'hashtags':
      return { kind, text: task.text, tags: String(task.count) }
    case 'alt_text':
      return {
        kind,
        description: task.description,
        picture: task.resourceId === null ? null : { id: task.resourceId, name: '' },
      }
    case 'slideshow':
      return {
        kind,
        ...aboutOf(task),
        tone: task.tone,
        slides: String(task.slides),
        hook: task.hook,
      }
    case 'talking_head':
      return { kind, ...aboutOf(task), tone: task.tone, seconds: String(task.seconds) }
    case 'product_demo':
      return { kind, ...aboutOf(task), tone: task.tone }
    case 'meme':
      return { kind, ...aboutOf(task), memes: String(task.count) }
    case 'content_plan':
      return {
        kind,
        ...aboutOf(task),
        tone: task.tone,
        period: task.period,
        from: task.from,
        time: task.time,
        postsPerWeek: String(task.postsPerWeek),
      }
    case 'product_ideas':
      return { kind, productId: task.productId, ideas: String(task.count) }
    case 'clip_choice':
      return {}
    case 'comment_reply':
      return { kind, comment: task.comment, postText: task.postText, tone: task.tone }
  }
}
