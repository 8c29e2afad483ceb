import type { Engine } from '../ports.ts'
import { createAccess } from './access.ts'
import { createCall } from './call.ts'
import { createTextModel } from './chat.ts'
import { createImageModel } from './image.ts'
import type { OpenAiSettings, Outside } from './settings.ts'
import { createSpeechModel } from './speech.ts'
import { createTranscriber } from './transcription.ts'

/** OpenAI, Yandex AI Studio, GigaChat, Ollama and gateways: whoever speaks that protocol. */
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
    isSeeing: settings.isSeeing,
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
