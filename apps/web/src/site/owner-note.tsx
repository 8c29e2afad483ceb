const ID = 'owner'

/** Where the running server puts the words about its owner; the browser keeps what its document says. */
const PLACE =
  '<p>{{requisites.seller}}</p><p><a href="{{requisites.contactUrl}}">{{requisites.contact}}</a></p>'
/** For a document that had no footer: the app, left by a link. */
const ELSEWHERE = '<p><a href="/terms">Реквизиты и контакты</a></p>'

let kept: string | undefined

const readNote = () => {
  if (import.meta.env.SSR) return PLACE
  kept ??= document.getElementById(ID)?.innerHTML
  return kept ?? ELSEWHERE
}

/** Who runs the installation and where to write. */
export const OwnerNote = () => (
  <div
    id={ID}
    className="grid gap-1 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:text-on-night [&_a]:underline [&_a]:underline-offset-4 [&_a]:focus-visible:outline-on-night"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, its values are escaped by the server
    dangerouslySetInnerHTML={{ __html: readNote() }}
  />
)
