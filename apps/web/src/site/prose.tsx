import { useLocation } from '@tanstack/react-router'
import { findProse, PROSE_ID } from '../platform/drawn-prose.ts'
import href from '../styles/prose.css?url'

/** A file apart: the app and the landing need none of it. React puts it before what is drawn and waits for it. */
const ProseStyles = () => <link rel="stylesheet" href={href} precedence="default" />

/** The text of a page. Its HTML is compiled from our own Markdown, where raw HTML is refused. */
export const Prose = ({ html }: { html: string | undefined }) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const text = findProse({ path, prose: html })
  return (
    <>
      <ProseStyles />
      <div
        id={PROSE_ID}
        className="prose"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, checked at build time
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </>
  )
}
