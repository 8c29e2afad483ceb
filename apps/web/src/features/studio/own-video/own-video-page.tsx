import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { blankStart } from '../../../reel-editor/document/reel-draft.ts'
import { EditorPage } from '../../../reel-editor/frame/editor-page.tsx'
import { copy } from './copy.ts'
import { newDraft } from './model/new-draft.ts'

const OwnVideoScreen = lazy(() => import('./components/own-video-screen.tsx'))

export default function OwnVideoPage() {
  const { reel } = useSearch({ from: '/app/reels/own-video' })
  return (
    <EditorPage
      title={copy.title}
      to="/reels/own-video"
      reelId={reel}
      begin={() => blankStart(newDraft())}
      Screen={OwnVideoScreen}
    />
  )
}
