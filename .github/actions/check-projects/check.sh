#!/usr/bin/env bash
# Calls playhouse as the inputs of the action say; its exit status is that of the step.
set -u
program="$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)/cli/bin/playhouse.js"
args=("${PLAYHOUSE_COMMAND:-validate}")
if [ -n "${PLAYHOUSE_MAX_WARNINGS:-}" ]; then args+=(--max-warnings "$PLAYHOUSE_MAX_WARNINGS"); fi
if [ -n "${PLAYHOUSE_REPORT:-}" ]; then args+=(--format "${PLAYHOUSE_FORMAT:-sarif}" --output "$PLAYHOUSE_REPORT"); fi
# What follows is no option, whatever it begins with.
args+=(--)
while IFS= read -r place; do
  if [ -n "${place//[[:space:]]/}" ]; then args+=("$place"); fi
done <<<"${PLAYHOUSE_PROJECTS:-}"
exec node "$program" "${args[@]}"
