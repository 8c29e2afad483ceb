import type { Post } from '@kadr/contract/publishing/posts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { describeReturn } from './describe-return.ts'

/** Who sent the post back, when, and their words. */
export const ReturnBanner = ({ post: { returned } }: { post: Post }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  if (!returned) return null
  return (
    <Banner
      tone="warning"
      title={describeReturn({ returned, now: new Date(), timeZone })}
      {...(returned.note !== null && { text: returned.note })}
    />
  )
}
