# The commands to remember. Everything they do is in infra/; this file only brings Node and packages.

os := $(shell uname -s | tr '[:upper:]' '[:lower:]')
cpu := $(shell uname -m | sed -e 's/x86_64/x64/' -e 's/aarch64/arm64/')

# npm itself runs on the pinned Node as soon as it is there; before that, on the one of the system.
node_bin := $(CURDIR)/infra/node/node_modules/node-$(os)-$(cpu)/bin
export PATH := $(node_bin):$(PATH)

# npm forgives when an optional package does not arrive; here only systems without a package may go on.
carried := $(findstring "node-$(os)-$(cpu)",$(shell cat infra/node/package.json))
node_missing := lectern  Node.js 24 did not arrive from the npm registry. Is it reachable? Then try again.

# Not `npm ci`: compilers and bundlers name a native build for every system as an optional package. A
# registry mirror may lack those of foreign systems; npm then writes a lock file without them, and `npm ci`
# calls that out of sync. This installs what the lock file says, with its integrity hashes, and keeps it.
npm_install := npm install --no-save --no-audit --no-fund --no-update-notifier --loglevel=error

.PHONY: help start dev test check bench format openapi build screenshots axe reset audit doctor backup restore user chaos

help:
	@echo 'make start   run Lectern; settings by environment: PORT, DATA_DIR, DATABASE_URL, REDIS_URL, S3_*'
	@echo 'make dev     the same, reloading what you change'
	@echo 'make test    every check and every test (FULL=1: the long suites in full)'
	@echo 'make check   format, types, lint, walls, unused code, drift'
	@echo 'make bench   measure against the floors (LINE=5: one line; FULL=1: also the browser and a million courses)'
	@echo 'make audit   check money, enrollments, invoices and counters against each other'
	@echo 'make format  let prettier write'
	@echo 'make openapi write docs/openapi.json and the types of the client from the code'
	@echo 'make screenshots  every screen of a demo world, into docs/screenshots (ONLY=profile: some)'
	@echo 'make axe     accessibility: every screen in every state (ONLY=login: some); some minutes'
	@echo 'make reset   delete the local data'
	@echo 'make doctor  what this machine has and lacks; make backup, make restore FROM=..., make user EMAIL=...'
	@echo 'make chaos   the distributed shape under kills and outages, at length'

start: install
	@exec node infra/local/start.js

dev: install
	@exec node infra/local/dev.ts

test: install
	@exec node infra/test/run.ts

check: install
	@exec node infra/check/check.ts

bench: install
	@exec node backend/bench/bench.ts
screenshots: install
	@exec node infra/screenshots/take.ts $(ONLY)

axe: install
	@exec node infra/accessibility/sweep.ts $(ONLY)

audit: install
	@exec node infra/operate/backend-program.ts audit

build: install
	@exec node infra/build/build-all.ts

openapi: build
	@node backend/dist/openapi.js
	@npm exec --workspace=frontend -- openapi-typescript ../docs/openapi.json --output src/shared/api/schema.d.ts

format: install
	@exec npx prettier --write --log-level warn .

doctor: install
	@exec node infra/operate/doctor.ts

backup: install
	@exec node infra/operate/backup.ts

restore: install
	@exec node infra/operate/restore.ts "$(FROM)"

user: install
	@exec node infra/operate/backend-program.ts create-user --email "$(EMAIL)" --role $(or $(ROLE),ops)

chaos: build
	@FULL=1 exec node --test --test-reporter=spec --test-force-exit infra/test/distributed/distributed.test.ts

reset: install
	@exec node infra/local/reset.ts

# npm writes these two lists last, so they are the stamps of a complete installation.
.PHONY: install
install: infra/node/node_modules/.package-lock.json node_modules/.package-lock.json
	@node infra/node/require-version.cjs

infra/node/node_modules/.package-lock.json: infra/node/package-lock.json
	@echo 'lectern  Installing Node.js 24 ...'
	@$(npm_install) --prefix infra/node
	@$(if $(carried),test -x "$(node_bin)/node" || { rm -f $@; echo '$(node_missing)'; exit 1; })
	@touch $@

node_modules/.package-lock.json: package-lock.json | infra/node/node_modules/.package-lock.json
	@echo 'lectern  Installing packages ...'
	@$(npm_install)
	@node infra/node/require-packages.mjs || { rm -f $@; exit 1; }
	@touch $@
