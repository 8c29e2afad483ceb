import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ComposerPage } from './components/composer-page.tsx'
import { composerCopy } from './composer-copy.ts'
import { readNewPostSearch } from './model/posts-search.ts'

export default function NewPostPage() {
  const { at, connections = '' } = useSearch({
    from: '/app/posts/new',
    select: readNewPostSearch,
    structuralSharing: true,
  })
  const connectionIds = useMemo(
    () => connections.split(',').filter((id) => id !== ''),
    [connections],
  )
  return (
    <ComposerPage
      title={composerCopy.newTitle}
      post={undefined}
      at={at}
      connectionIds={connectionIds}
    />
  )
}
