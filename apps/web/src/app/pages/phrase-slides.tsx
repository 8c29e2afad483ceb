/** The public site may not import the editor of reels: it is composed with it here. */
export { default } from '../../reel-editor/components/phrase-slide.tsx'
