export { ChannelPreview as default } from '../channel-preview.tsx'
