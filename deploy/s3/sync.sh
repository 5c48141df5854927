#!/usr/bin/env bash
# Uploads an export to S3 and updates CloudFront. Run `npm run export` first, which writes the files that this script reads.
#
# S3_BUCKET                 name of the bucket
# CLOUDFRONT_DISTRIBUTION   ID of the distribution whose cache is cleared (optional)
# CLOUDFRONT_STORE          ARN of the key value store with the redirects (optional)
# CLOUDFRONT_FUNCTIONS      beginning of the names of both functions: olake for olake-request and olake-response (optional)
# SITE_BASE_PATH            as for the export (optional)
# S3_DELETE=1               also deletes objects below the base path that the export does not have, except scripts, styles and pictures
#                           with a hash in their name, which open tabs and earlier deployments need
set -euo pipefail
# Patterns belong to the AWS CLI, not to the shell.
set -f
cd "$(dirname "$0")/../.."

: "${S3_BUCKET:?Set S3_BUCKET to the name of the bucket.}"
out="${SITE_DIST:-out}"
base="${SITE_BASE_PATH:-}"
target="s3://$S3_BUCKET${base%/}/"
if [ ! -f "$out/index.html" ] || [ ! -f deploy/s3/uploads.tsv ]; then
  echo "There is no export in $out/. Create one with: npm run export" >&2
  exit 1
fi

# Files that never change first, pages last: readers never get a page whose scripts are missing.
while IFS=$'\t' read -r include type cache excludes; do
  filters=(--exclude '*' --include "$include")
  for pattern in $excludes; do filters+=(--exclude "$pattern"); done
  case "$cache" in
    # The name contains a hash of the content, so a file that exists is the same.
    *immutable*) upload=(sync --size-only) ;;
    *) upload=(cp --recursive) ;;
  esac
  echo "$include ($type)"
  aws s3 "${upload[@]}" "$out/" "$target" "${filters[@]}" --content-type "$type" --cache-control "$cache" --only-show-errors
done <deploy/s3/uploads.tsv

if [ "${S3_DELETE:-}" = 1 ]; then
  # CloudFront compresses, so the files of `npm run compress` would be of no use there, and this command would not set their cache times.
  aws s3 sync "$out/" "$target" --delete --size-only --exclude '_next/static/*' --exclude '_images/*' \
    --exclude _headers --exclude _redirects --exclude .nojekyll --exclude '*.gz' --exclude '*.br'
fi

if [ -n "${CLOUDFRONT_STORE:-}" ]; then
  store=(aws cloudfront-keyvaluestore)
  set +f
  batches=(deploy/s3/store/*.json)
  set -f
  # Each change needs the ETag of the one before it.
  etag=$("${store[@]}" describe-key-value-store --kvs-arn "$CLOUDFRONT_STORE" --query ETag --output text)
  for batch in "${batches[@]}"; do
    etag=$("${store[@]}" update-keys --kvs-arn "$CLOUDFRONT_STORE" --if-match "$etag" --puts "file://$batch" --query ETag --output text)
  done
  # A redirect that is left over would hide a new page at its address.
  wanted=$(sed -n 's/^ *"Key": "\(.*\)",$/\1/p' "${batches[@]}" | LC_ALL=C sort)
  existing=$("${store[@]}" list-keys --kvs-arn "$CLOUDFRONT_STORE" --query 'Items[].[Key]' --output text | LC_ALL=C sort)
  for key in $(LC_ALL=C comm -13 <(echo "$wanted") <(echo "$existing")); do
    etag=$("${store[@]}" delete-key --kvs-arn "$CLOUDFRONT_STORE" --if-match "$etag" --key "$key" --query ETag --output text)
  done
fi

if [ -n "${CLOUDFRONT_FUNCTIONS:-}" ]; then
  for event in request response; do
    name="$CLOUDFRONT_FUNCTIONS-$event"
    # The configuration names the key value store, and must be sent again with new code.
    config=$(aws cloudfront describe-function --name "$name" --query FunctionSummary.FunctionConfig --output json)
    etag=$(aws cloudfront describe-function --name "$name" --query ETag --output text)
    etag=$(aws cloudfront update-function --name "$name" --if-match "$etag" --function-config "$config" \
      --function-code "fileb://deploy/s3/viewer-$event.js" --query ETag --output text)
    aws cloudfront publish-function --name "$name" --if-match "$etag" --query FunctionSummary.Name --output text
  done
fi

if [ -n "${CLOUDFRONT_DISTRIBUTION:-}" ]; then
  aws cloudfront create-invalidation --distribution-id "$CLOUDFRONT_DISTRIBUTION" --paths "${base%/}/*" --query Invalidation.Id --output text
fi
