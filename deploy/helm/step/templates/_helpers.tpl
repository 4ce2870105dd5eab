{{/* Labels by which services, budgets and policies find pods. */}}
{{- define "step.selector" -}}
app.kubernetes.io/name: step
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .component }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{- define "step.labels" -}}
{{ include "step.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "step.secretName" -}}
{{ .Values.secrets.existing | default .Release.Name }}
{{- end }}

{{/* The deployment, budget and service of a role. Takes the root, the component and its values. */}}
{{- define "step.role" -}}
{{- $name := printf "%s-%s" .root.Release.Name .component }}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $name }}
  labels:
    {{- include "step.labels" . | nindent 4 }}
spec:
  {{- if not .values.autoscaling.enabled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  selector:
    matchLabels:
      {{- include "step.selector" . | nindent 6 }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  template:
    metadata:
      labels:
        {{- include "step.selector" . | nindent 8 }}
      annotations:
        {{- /* Changed variables restart the pods. */}}
        checksum/config: {{ toJson (list .root.Values.config .root.Values.secrets) | sha256sum }}
        {{- with .values.podAnnotations }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
    spec:
      automountServiceAccountToken: false
      terminationGracePeriodSeconds: 30
      {{- with .root.Values.image.pullSecrets }}
      imagePullSecrets:
        {{- range . }}
        - name: {{ . }}
        {{- end }}
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: 10001
        runAsGroup: 10001
        fsGroup: 10001
        seccompProfile: { type: RuntimeDefault }
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "step.selector" . | nindent 14 }}
      {{- with .values.nodeSelector }}
      nodeSelector:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .values.tolerations }}
      tolerations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      containers:
        - name: step
          image: {{ printf "%s:%s" .root.Values.image.repository (.root.Values.image.tag | default .root.Chart.AppVersion) | quote }}
          {{- with .root.Values.image.pullPolicy }}
          imagePullPolicy: {{ . }}
          {{- end }}
          envFrom:
            - configMapRef: { name: {{ .root.Release.Name }} }
            - secretRef: { name: {{ include "step.secretName" .root }} }
          env:
            - { name: ROLE, value: {{ .component }} }
          ports:
            - { name: http, containerPort: 3000 }
          startupProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 2
            failureThreshold: 60
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 3
            timeoutSeconds: 3
            failureThreshold: 2
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          resources:
            {{- toYaml .values.resources | nindent 12 }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: data, mountPath: /data }
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: data
          emptyDir: { sizeLimit: {{ .root.Values.storage.data }} }
        - name: tmp
          emptyDir: { sizeLimit: {{ .root.Values.storage.tmp }} }
{{- if .values.minAvailable }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ $name }}
  labels:
    {{- include "step.labels" . | nindent 4 }}
spec:
  minAvailable: {{ .values.minAvailable }}
  selector:
    matchLabels:
      {{- include "step.selector" . | nindent 6 }}
{{- end }}
---
apiVersion: v1
kind: Service
metadata:
  name: {{ $name }}
  labels:
    {{- include "step.labels" . | nindent 4 }}
spec:
  selector:
    {{- include "step.selector" . | nindent 4 }}
  ports:
    - { name: http, port: 80, targetPort: http }
{{- end }}
