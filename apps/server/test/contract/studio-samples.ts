import { newId } from '@kadr/kit/new-id'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { slideshowOf } from '../reels.ts'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

export const AI_SAMPLES: Record<string, MakeSample> = {
  askAi: ({ product }) => ({ body: { task: { kind: 'caption', productId: product } } }),
  cancelAi: byId('aiRequest'),
  composeAnswers: () => ({
    body: { sentence: 'Уроки гитары', answers: [{ questionId: 'price', text: '900 ₽' }] },
  }),
  deleteAiRequest: byId('aiRequest'),
  getAiRequest: byId('aiRequest'),
  getAiStatus: NOTHING,
  getBrandVoice: NOTHING,
  hearAnswer: () => ({ body: { mimeType: 'audio/ogg', sound: 'T2dnUw==' } }),
  listAiRequests: NOTHING,
  planQuestions: () => ({ body: { sentence: 'Уроки гитары' } }),
  placePlan: ({ aiRequest, telegram }) => ({
    params: { id: aiRequest },
    body: { items: [3], connectionIds: [telegram] },
  }),
  putBrandVoice: () => ({
    body: { tone: 'neutral', about: '', wordsToUse: [], wordsToAvoid: [], examples: [] },
  }),
  repeatAi: byId('aiRequest'),
}

export const FOOTAGE_SAMPLES: Record<string, MakeSample> = {
  cancelTranscript: byId('transcript'),
  findTranscript: ({ resource }) => ({ query: { resourceId: resource } }),
  getFillerWords: NOTHING,
  getFootageStatus: NOTHING,
  getTranscriptFacts: byId('transcript'),
  chooseClips: byId('transcript', { headers: { 'idempotency-key': newId() } }),
  makeClipReels: ({ resource, telegram, transcript }) => ({
    params: { id: transcript },
    headers: { 'idempotency-key': newId() },
    body: {
      form: createOwnVideoForm({
        source: { asset: resource, ms: 200_000, width: 1080, height: 1920, hasSound: true },
      }),
      clips: [{ span: { from: 1000, to: 20_000 }, title: 'Почему трескается чашка' }],
      connectionIds: [telegram],
    },
  }),
  proposeClips: byId('transcript'),
  putFillerWords: () => ({ body: { words: ['короче'] } }),
  startTranscript: ({ resource }) => ({
    body: { resourceId: resource, words: { from: 'none' } },
  }),
}

const TEMPLATE = { name: 'Шаблон', asks: ['slides.s0.title'], usesBrand: true }

export const TEMPLATE_SAMPLES: Record<string, MakeSample> = {
  createReelTemplate: ({ reel }) => ({ body: { ...TEMPLATE, reelId: reel } }),
  deleteReelTemplate: byId('reelTemplate'),
  getBrandKit: NOTHING,
  getReelTemplate: byId('reelTemplate'),
  listReelTemplates: NOTHING,
  makeReelOfTemplate: ({ reelTemplate, resource }) => ({
    params: { id: reelTemplate },
    body: { answers: [{ key: 'slides.s0.title', text: 'Осень', resourceId: resource }] },
  }),
  putBrandKit: ({ resource }) => ({
    body: { name: '', accent: null, font: 'lora', bodyFont: null, musicId: resource, ending: null },
  }),
  skipBrandKit: NOTHING,
  updateReelTemplate: byId('reelTemplate', { body: { ...TEMPLATE, name: 'Другой' } }),
}

export const REEL_SAMPLES: Record<string, MakeSample> = {
  alignRecording: ({ resource }) => ({
    body: { resourceId: resource, script: 'Привет', arePausesTrimmed: false },
  }),
  cancelGeneration: byId('generation'),
  createReel: ({ resource }) => ({
    body: { title: 'Рилс', content: slideshowOf([resource, null]) },
  }),
  deleteGeneration: byId('generation'),
  deleteReel: byId('reel'),
  labelReel: ({ reel, rubric }) => ({ params: { id: reel }, body: { rubricId: rubric } }),
  duplicateReel: byId('reel'),
  getGeneration: byId('generation'),
  getReel: byId('reel'),
  listGenerations: ({ reel }) => ({ query: { reelId: reel } }),
  listReels: ({ rubric }) => ({ query: { rubricId: rubric } }),
  listVoices: NOTHING,
  renderReel: byId('reel', { body: { output: 'video' } }),
  retryGeneration: byId('generation'),
  searchObjects: () => ({ query: { query: 'кофе' } }),
  saveReel: ({ reel, resource }) => ({
    params: { id: reel },
    body: { version: 1, title: 'Рилс', content: slideshowOf([resource, null]) },
  }),
  speakScript: () => ({ body: { script: 'Привет', voice: 'nobody', speed: 1 } }),
  watchEvents: NOTHING,
  watchGenerations: NOTHING,
}
