{{- define "kadr.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "kadr.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "kadr.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "kadr.volumes" -}}
- name: data
  emptyDir: { sizeLimit: 10Gi }
- name: tmp
  emptyDir: { sizeLimit: 2Gi }
{{- end }}

{{- define "kadr.mounts" -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "kadr.env" -}}
- { name: NODE_ENV, value: production }
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: TRUST_PROXY, value: "1" }
{{- range $name, $value := .Values.env }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
