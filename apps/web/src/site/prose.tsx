import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { findProse, PROSE_ID } from '../platform/page/drawn-prose.ts'
import href from '../styles/prose.css?url'
import { useCopyButtons } from './use-copy-buttons.ts'

/** A separate stylesheet, not needed by the app and the landing. React hoists it and waits for it. */
const ProseStyles = () => <link rel="stylesheet" href={href} precedence="default" />

/** The text of a page. Its HTML is compiled from our own Markdown, where raw HTML is refused. */
export const Prose = ({ html }: { html: string | undefined }) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const text = findProse({ path, prose: html })
  const element = useRef<HTMLDivElement>(null)
  useCopyButtons(element)
  return (
    <>
      <ProseStyles />
      <div
        ref={element}
        id={PROSE_ID}
        className="prose"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, checked at build time
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </>
  )
}
