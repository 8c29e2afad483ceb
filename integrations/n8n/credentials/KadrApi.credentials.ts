import type {
  IAuthenticateGeneric,
  Icon,
  ICredentialTestRequest,
  ICredentialType,
  INodeProperties,
} from 'n8n-workflow'

export class KadrApi implements ICredentialType {
  name = 'kadrApi'

  displayName = 'Kadr API'

  icon: Icon = { light: 'file:../icons/kadr.svg', dark: 'file:../icons/kadr.dark.svg' }

  documentationUrl = 'https://kadr.example/developers'

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'address',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://kadr.example',
      description: 'Where your Kadr runs, without a path',
    },
    {
      displayName: 'Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      placeholder: 'kadr_live_…',
      description: 'A key of the workspace: «Интеграции → Ключи»',
    },
  ]

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  }

  test: ICredentialTestRequest = {
    request: {
      baseURL: '={{$credentials.address.replace(/\\/+$/, "")}}/api/v1',
      url: '/workspace',
    },
  }
}
