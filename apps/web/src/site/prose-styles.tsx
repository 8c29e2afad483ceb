import href from '../styles/prose.css?url'

/** A file apart: the app and the landing need none of it. React puts it before what is drawn and waits for it. */
export const ProseStyles = () => <link rel="stylesheet" href={href} precedence="default" />
