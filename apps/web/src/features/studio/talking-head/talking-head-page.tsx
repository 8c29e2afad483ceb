import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { blankStart } from '../../../reel-editor/document/reel-draft.ts'
import { EditorPage } from '../../../reel-editor/frame/editor-page.tsx'
import { copy } from './copy.ts'
import { newDraft } from './model/new-draft.ts'

const TalkingHeadScreen = lazy(() => import('./components/talking-head-screen.tsx'))

export default function TalkingHeadPage() {
  const { reel } = useSearch({ from: '/app/reels/talking-head' })
  return (
    <EditorPage
      title={copy.title}
      to="/reels/talking-head"
      reelId={reel}
      begin={() => blankStart(newDraft())}
      Screen={TalkingHeadScreen}
    />
  )
}
