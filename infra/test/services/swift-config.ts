export interface SwiftPorts {
  proxy: number;
  account: number;
  container: number;
  object: number;
  memcached: number;
}

export const CREDENTIALS = { accessKey: 'test:tester', secretKey: 'testing' };

const common = (dir: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${dir}
devices = ${dir}/devices
mount_check = false
`;

/** One small storage server each for accounts, containers and objects. */
export const storageConfig = (
  kind: 'account' | 'container' | 'object',
  dir: string,
  port: number,
): string => `${common(dir, port)}
[pipeline:main]
pipeline = ${kind}-server

[app:${kind}-server]
use = egg:swift#${kind}
`;

/** The proxy with the S3 API. Order matters: listing_formats must see a request before s3api does. */
export const proxyConfig = (dir: string, ports: SwiftPorts): string => `${common(dir, ports.proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo dlo proxy-server

[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
# A browser follows links to segments from our own origin.
cors_allow_origin = *

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:gatekeeper]
use = egg:swift#gatekeeper

[filter:healthcheck]
use = egg:swift#healthcheck

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}

[filter:listing_formats]
use = egg:swift#listing_formats

[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = *

[filter:tempauth]
use = egg:swift#tempauth
user_${CREDENTIALS.accessKey.replace(':', '_')} = ${CREDENTIALS.secretKey} .admin

[filter:copy]
use = egg:swift#copy

[filter:slo]
use = egg:swift#slo
minimum_segment_size = 1

[filter:dlo]
use = egg:swift#dlo
`;
