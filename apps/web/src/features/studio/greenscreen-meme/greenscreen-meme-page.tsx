import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { blankStart } from '../../../reel-editor/document/reel-draft.ts'
import { EditorPage } from '../../../reel-editor/frame/editor-page.tsx'
import { copy } from './copy.ts'
import { newDraft } from './model/meme-form.ts'

const MemeScreen = lazy(() => import('./components/meme-screen.tsx'))

export default function GreenscreenMemePage() {
  const { reel } = useSearch({ from: '/app/reels/greenscreen-memes' })
  return (
    <EditorPage
      title={copy.title}
      to="/reels/greenscreen-memes"
      reelId={reel}
      begin={() => blankStart(newDraft())}
      Screen={MemeScreen}
    />
  )
}
