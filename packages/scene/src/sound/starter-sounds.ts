/** Ids of the starter pack's sounds never change: styles play them by name. */
export const STARTER_MUSIC = {
  calm: { asset: '7f75ea4d-4c53-8976-89cc-c56cf70a9025', bpm: 72 },
  lofi: { asset: 'f04eefe1-c3eb-8fd8-82ec-ec084d26c74d', bpm: 80 },
  inspiring: { asset: '7b7f002e-2e99-85f3-9d4c-15e929bd2991', bpm: 100 },
  upbeat: { asset: 'fb44137b-e350-8a55-a492-e215037a4b62', bpm: 118 },
  rhythmic: { asset: '50c467b8-6f47-8a74-a569-27cba5831ee4', bpm: 124 },
  dramatic: { asset: '5969c2f9-1ce3-8e5c-9797-05226fffd0c2', bpm: 90 },
} as const
export type MoodKey = keyof typeof STARTER_MUSIC

export const STARTER_EFFECTS = {
  click: '7c4c5e2b-c6e1-8897-8f3d-5cac1a926071',
  pop: '2338f064-26e9-83ec-926d-fe63ab636f56',
  whoosh: 'ea30f797-4ba6-8137-a70f-68a0b0990679',
  typing: 'df5f8526-7332-8533-9c94-72bf3479d279',
  impact: 'edb3d990-2322-8aa1-a977-c4f938180cc8',
} as const
export type EffectKey = keyof typeof STARTER_EFFECTS
