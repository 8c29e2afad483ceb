import type { UploadItem } from './upload-item.ts'

export const anUpload = (over: Partial<UploadItem> = {}): UploadItem => ({
  id: 'u1',
  name: 'море.jpg',
  size: 1000,
  lastModified: 1,
  kind: 'image',
  target: { workspaceId: 'w1' },
  state: 'sending',
  sent: 0,
  problem: undefined,
  url: undefined,
  resource: undefined,
  isDuplicate: false,
  ...over,
})
