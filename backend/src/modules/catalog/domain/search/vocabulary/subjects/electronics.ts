import { type Subject, subject } from './subject.js';

export const ELECTRONICS: readonly Subject[] = [
  subject(
    'iot',
    '',
    'iot, internet of things, sensors, smart home, home automation, smart devices, sensor, moisture, soil moisture, farm sensors, smart farming, mqtt, relay, temperature sensor, smart switch, home automation project, automation of home, smart irrigation, smart agriculture, zigbee',
  ),
  subject(
    'embedded',
    'iot electronics',
    'embedded, embedded systems, stm32, rtos, embedded c, firmware, embedded linux, arm cortex',
  ),
  subject(
    'vlsi',
    'electronics',
    'vlsi, verilog, fpga, chip design, semiconductor, vhdl, vlsi design',
  ),
  subject(
    'plc',
    'electronics',
    'plc, scada, industrial automation, hmi, plc programming, siemens plc, plc scada',
  ),
  subject(
    'electronics',
    '',
    'electronics, circuits, electronics project, first electronics, basic electronics, electronic circuit, electronic projects, pcb design, pcb, soldering, circuit design, diode, transistor, resistor, multimeter, led repair, led bulb, led tv repair, tv repair',
  ),
  subject('raspberrypi', 'iot', 'raspberry pi, raspberry, pi project'),
  subject(
    'arduino',
    'iot electronics',
    'arduino, esp32, nodemcu, microcontroller, microcontrollers, esp8266, arduino uno, led blink, breadboard',
  ),
  subject(
    'robotics',
    'iot',
    'robotics, robot, ros, drone, quadcopter, robot arm, arduino robot, ros2',
  ),
  subject(
    'drones',
    'robotics photography',
    'drones, drone flying, drone pilot, fly drone, fly a drone, uav, dgca, drone mapping, drone survey, aerial photography, aerial, drone licence, fpv, drone camera, fly a camera, aerial videography',
  ),
];
