import type { GenerationOutput } from '@kadr/contract/studio/generations'
import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useKeys } from '../../platform/keyboard/key-groups.ts'
import { PlayerControls } from '../player/player-controls.tsx'
import { SceneView } from '../player/scene-view.tsx'
import { RenderBar } from '../render/render-bar.tsx'
import { DocumentBar } from './document-bar.tsx'
import { findTextAt, focusText } from './find-text.ts'
import { type EditorAction, editorKeys } from './key-action.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import type { ReelEditor } from './use-reel-editor.ts'

const VIDEO = ['video'] as const

type Props<Form extends { aspect: Aspect }> = {
  editor: ReelEditor<Form>
  isNew: boolean
  /** Nothing to render yet; `hint` covers the preview. */
  isBlank: boolean
  /** The form is complete but not renderable, for example too long. */
  isRefused?: boolean
  outputs?: readonly GenerationOutput[]
  /** The video is rendered as soon as this is true. */
  isRenderAwaited?: boolean
  /** Shows the first part that lacks something, if any: it gets the focus and nothing is rendered. */
  leadToGap?: () => boolean
  /** Whether the render has to wait for something that is then made; `isRenderAwaited` tells when it is. */
  holdRender?: () => boolean
  /** Screen-wide shortcuts besides play, undo and redo. */
  onAction?: (action: EditorAction) => void
  hint?: ReactNode
  /** Covers the preview in all other states. */
  over?: ReactNode
  /** A separate column on wide screens. */
  aside?: ReactNode
  /** Called before the field of a text on the preview gets the focus: shows the part at this moment. */
  onTextTap?: (seconds: number) => void
  /** Rendered below the render bar. */
  after?: ReactNode
  children: ReactNode
}

const WIDE = {
  two: 'lg:grid-cols-[minmax(0,1fr)_28rem]',
  three: 'lg:grid-cols-[13rem_minmax(0,1fr)_24rem]',
}

export function EditorFrame<Form extends { aspect: Aspect }>({
  editor,
  isNew,
  isBlank,
  isRefused = false,
  outputs = VIDEO,
  isRenderAwaited = false,
  leadToGap,
  holdRender,
  onAction,
  hint,
  over,
  aside,
  onTextTap,
  after,
  children,
}: Props<Form>) {
  const { reel, form, player, scene } = editor
  const settings = useRef<HTMLDivElement>(null)
  const [areZonesShown, setAreZonesShown] = useState(false)
  useKeys(editorKeys({ hasSlides: onAction !== undefined }))
  useEditorKeys((action) => {
    if (action === 'play') return player?.getState().isPlaying ? player.pause() : player?.play()
    if (action === 'undo') return reel.undo()
    if (action === 'redo') return reel.redo()
    onAction?.(action)
  })
  const editTextAt = (point: { x: number; y: number }): boolean => {
    const seconds = player?.getShown() ?? 0
    const text = findTextAt({ scene, seconds, point })
    if (text === undefined) return false
    onTextTap?.(seconds)
    // The field of another part is rendered first.
    requestAnimationFrame(() => {
      if (settings.current) focusText({ root: settings.current, text })
    })
    return true
  }
  const focusGap = (output: GenerationOutput): boolean => {
    if (!leadToGap?.()) return output === 'video' && holdRender?.() === true
    requestAnimationFrame(() =>
      settings.current?.querySelector<HTMLElement>('[data-gap], textarea')?.focus(),
    )
    return true
  }
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-4">
      <DocumentBar reel={reel} isNew={isNew} />
      <div
        className={clsx(
          'grid grid-cols-1 gap-3 lg:items-start lg:gap-6',
          aside ? WIDE.three : WIDE.two,
        )}
      >
        <div className="grid grid-cols-1 gap-1 lg:order-2 max-lg:sticky max-lg:top-[calc(56px+var(--safe-top))] max-lg:z-10 max-lg:-mx-4 max-lg:bg-canvas max-lg:px-4 max-lg:pt-1">
          <div className="h-[27dvh] lg:h-[calc(100dvh-17rem)] [@media(max-height:44rem)]:max-lg:h-[20dvh]">
            <SceneView
              player={player}
              aspect={form.aspect}
              areZonesShown={areZonesShown}
              onTap={isBlank ? undefined : editTextAt}
            >
              {isBlank ? hint : over}
            </SceneView>
          </div>
          <PlayerControls
            player={player}
            areZonesShown={areZonesShown}
            onZonesChange={setAreZonesShown}
          />
        </div>
        {aside ? <div className="grid min-w-0 grid-cols-1 gap-2 lg:order-1">{aside}</div> : null}
        <div ref={settings} className="grid min-w-0 grid-cols-1 gap-3 lg:order-3">
          {children}
          <RenderBar
            reel={reel}
            outputs={outputs}
            isDisabled={isRefused || (isBlank && leadToGap === undefined)}
            isAwaited={isRenderAwaited}
            focusGap={focusGap}
          />
          {after}
        </div>
      </div>
    </div>
  )
}

type BlankHintProps = { icon: LucideIcon; title: string; text: string; children?: ReactNode }

/**
 * Over the preview of a reel that is still empty. On a phone the preview is narrower than a sentence, on a short one lower
 * than a button: there the fields below say the same.
 */
export const BlankHint = ({ icon: Icon, title, text, children }: BlankHintProps) => (
  <div className="absolute inset-0 grid content-center justify-items-center gap-2 [@media(max-height:44rem)]:max-lg:hidden bg-night/70 p-2 text-center text-on-night lg:gap-3 lg:p-3">
    <Icon aria-hidden="true" className="size-9 [@media(max-height:50rem)]:hidden" />
    <p className="text-title max-lg:text-label font-semibold text-balance">{title}</p>
    <p className="text-label text-balance max-lg:hidden">{text}</p>
    {children}
  </div>
)
