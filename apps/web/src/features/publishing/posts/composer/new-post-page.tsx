import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useReelStart } from '../api/posts.queries.ts'
import { ComposerPage } from './composer-page.tsx'
import { composerCopy } from './copy.ts'

const idsOf = (list: string) => list.split(',').filter((id) => id !== '')

export default function NewPostPage() {
  const { at, connections = '', media = '', reel } = useSearch({ from: '/app/posts/new' })
  const connectionIds = useMemo(() => idsOf(connections), [connections])
  const mediaIds = useMemo(() => idsOf(media), [media])
  const start = useReelStart(reel)
  return (
    <ComposerPage
      title={composerCopy.newTitle}
      post={undefined}
      at={at}
      connectionIds={connectionIds}
      mediaIds={mediaIds}
      text={start?.text}
      rubricId={start?.rubricId ?? null}
    />
  )
}
