import type { Resource } from '@kadr/contract/resources'

export const aResource = (over: Partial<Resource> = {}): Resource => ({
  id: '0197a0c0-0000-7000-8000-000000000001',
  kind: 'image',
  state: 'ready',
  progress: 100,
  failure: null,
  name: 'Море.jpg',
  folderId: null,
  tags: [],
  altText: '',
  mimeType: 'image/jpeg',
  size: 1000,
  width: 100,
  height: 100,
  durationSeconds: null,
  urls: { original: '/api/media/1', thumbnail: null, preview: null },
  placeholder: null,
  composition: null,
  isStarter: false,
  createdAt: '2026-05-13T09:00:00Z',
  ...over,
})
