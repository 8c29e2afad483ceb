import type { Engine } from '../ports.ts'
import { createAccess } from './access.ts'
import { createCall } from './call.ts'
import { createTextModel } from './chat.ts'
import { createImageModel } from './image.ts'
import type { OpenAiSettings, Outside } from './settings.ts'
import { createSpeechModel } from './speech.ts'
import { createTranscriber } from './transcription.ts'

/** Any server of the OpenAI protocol: OpenAI, Yandex AI Studio, GigaChat, Ollama, gateways. */
export const createOpenAiEngine = ({
  settings,
  outside,
}: {
  settings: OpenAiSettings
  outside: Outside
}): Engine => {
  const access = createAccess({ settings, outside })
  const call = createCall({ settings, access, fetch: outside.fetch })
  const { model, imageModel, speechModel, transcriptionModel } = settings
  return {
    name: model,
    model,
    isOffline: false,
    hasVision: settings.hasVision,
    prices: settings.prices,
    text: createTextModel({ settings, call }),
    image: imageModel === null ? null : createImageModel({ settings, call, model: imageModel }),
    speech: speechModel === null ? null : createSpeechModel({ settings, call, model: speechModel }),
    transcribe:
      transcriptionModel === null
        ? null
        : createTranscriber({ settings, call, model: transcriptionModel }),
  }
}
